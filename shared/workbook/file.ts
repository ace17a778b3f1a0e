import writeExcelFile, { type Sheet } from 'write-excel-file/node'
import { escaped } from '../words'
import { shownMark } from './cells'

/**
 * Writes sheets as an XLSX file with a title. Beside each formula stands its value, because viewers that do not compute
 * (previews, Excel's Protected View) would show an empty cell.
 */
export function writeWorkbook(title: string, sheets: Sheet<Buffer>[]): Promise<Buffer> {
  return writeExcelFile(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [shownValues, titled(title)],
  }).toBuffer()
}

/** The package writes a formula without its value, so `formula` puts the value behind it, and this moves it out. */
const shownValues = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) =>
          xml.replace(valuedFormula, (_, attributes: string, formula: string, shown: string) => {
            const type = shown !== '' && Number.isFinite(Number(shown)) ? '' : ' t="str"'
            return `<c ${attributes}${type}><f>${formula}</f><v>${shown}</v></c>`
          }),
      },
    },
  },
}

const valuedFormula = new RegExp(`<c ([^<>]*)><f>([^<${shownMark}]*)${shownMark}([^<${shownMark}]*)</f></c>`, 'g')

const properties = 'docProps/core.xml'
const officeTypes = 'application/vnd.openxmlformats-package.core-properties+xml'
const relation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'

/** The document property that lists of files and screen readers name the file by. */
function titled(title: string) {
  const core = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () => `<Override PartName="/${properties}" ContentType="${officeTypes}"/>`,
        },
        '_rels/.rels': {
          insert: () => `<Relationship Id="rId-properties" Type="${relation}" Target="${properties}"/>`,
        },
      },
      write: { files: () => ({ [properties]: core }) },
    },
  }
}
