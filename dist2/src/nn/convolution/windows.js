// A convolution as the product that it is.
/** Numbers in a window: the depth of the product that a convolution is. */
export const windowSize = (w) => w.filterHeight * w.filterWidth * w.channels;
/** Windows in all images: its rows. */
export const windowCount = (w) => w.images * w.outHeight * w.outWidth;
