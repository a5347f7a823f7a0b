/** Faces whose other face the source names wrongly: the pictures of the products have these together. */
export const otherFaces: Readonly<Record<string, string>> = {
  '45104a': '45104b',
};
