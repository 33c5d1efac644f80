/** What pictures there are and where they are. Drawing and serving them are `./media` and `./renderer`, which load sharp. */
export { parsePictureUrl, picturePath, pictureUrl } from "./address.ts";
export { contentTypes, formats, type PictureFormat } from "./formats.ts";
export { decodePicture, type Picture, pictureSchema, type SceneKind, type ThingKind, thingKinds } from "./picture.ts";
