import { embeddableJson } from '../../../client/renderer/payload'
import { fc } from '../../support/fast-check'

test.each(['</script>', '</ScRiPt >', '<!--', '<script', ']]>', '\u2028\u2029', '"\\u003c"'])(
  'the payload contains %j without ending or commenting out its element',
  (text) => {
    const json = embeddableJson({ [text]: [text] })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ [text]: [text] })
  },
)

test('the browser reads what the server wrote', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const json = embeddableJson(value)
      expect(json).not.toContain('<')
      expect(json).toBe(JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c'))
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
