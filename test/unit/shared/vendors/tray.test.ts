import { vendors } from '../../../../shared/catalogue'
import { vendorIds } from '../../../../shared/catalogue/ids'
import { canonicalDirectoryQuery, directoryKey } from '../../../../shared/vendors/directory'
import { changedTray, emptyTrayKey, readTray, withTray } from '../../../../shared/vendors/tray'

const of = (text: string) => new URLSearchParams(text)

describe('the systems collected for a comparison', () => {
  it('are read from the address in order, each once, ignoring unknown ones', () => {
    expect(readTray(of('emr1=kipu&emr2=nobody&emr3=kipu&emr4=credible'))).toEqual(['kipu', 'credibleemr'])
    expect(readTray(of('care=autism'))).toEqual([])
  })

  it('hold no system of which too little is public to compare', () => {
    const [listed] = vendors.filter(({ depth }) => depth === 'listed')
    expect(readTray(of(`emr1=${listed?.id}&emr2=kipu`))).toEqual(['kipu'])
    expect(changedTray(of(`add=${listed?.id}`))).toBeNull()
  })

  it("are added and removed by the buttons' parameters, and by nothing else", () => {
    expect(changedTray(of('emr1=kipu&add=opus'))).toEqual(['kipu', 'opus'])
    expect(changedTray(of('emr1=kipu&emr2=opus&drop=kipu'))).toEqual(['opus'])
    expect(changedTray(of('emr1=kipu&add=kipu'))).toEqual(['kipu'])
    expect(changedTray(of('emr1=kipu&add=nobody'))).toBeNull()
  })

  it('are at most four', () => {
    const all = vendorIds.slice(0, 5).reduce<string[]>((tray, id) => {
      const [, query = ''] = withTray('', tray).split('?')
      return changedTray(of(`${query}&add=${id}`)) ?? tray
    }, [])
    expect(all).toEqual(vendorIds.slice(0, 4))
  })

  it('use the same keys as the comparison', () => {
    expect(withTray('/comparisons', ['opus', 'kipu'])).toBe('/comparisons?emr1=opus&emr2=kipu')
    expect(withTray('/vendors', [])).toBe('/vendors')
  })

  it("are kept beside the directory's filters, and prevent the page from being cached", () => {
    expect(canonicalDirectoryQuery(of('emr2=kipu&care=autism'))).toBe('care=autism&emr1=kipu')
    expect(directoryKey(of('care=autism&x=1'))).toBe('care=autism')
    expect(directoryKey(of('care=autism&emr1=kipu'))).toBeNull()
    expect(directoryKey(of('add=kipu'))).toBeNull()
    expect([emptyTrayKey(of('x=1')), emptyTrayKey(of('emr1=kipu'))]).toEqual(['', null])
  })
})
