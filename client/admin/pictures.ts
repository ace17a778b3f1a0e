import type { PictureAdminApi, PictureChoice } from '../../shared/admin/pictures'
import { callAdmin, sendAdmin } from './call'

export const pictureAdminFetchApi: PictureAdminApi = {
  listPictures: (after) => callAdmin(`/pictures${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  choosePictures: () => callAdmin('/picture-choices'),
  changePicture: (key, changes) => sendAdmin('PATCH', `/pictures/${encodeURIComponent(key)}`, changes),
  removePicture: (key) => sendAdmin('DELETE', `/pictures/${encodeURIComponent(key)}`),
}

/** Uploads a file unchanged; the server detects its type from its content. */
export const uploadPicture = (file: Blob, alt: string): Promise<PictureChoice> =>
  callAdmin(`/pictures?alt=${encodeURIComponent(alt)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  })
