/** Id of the pictures of a product. */
export const galleryId = "product-pictures";
