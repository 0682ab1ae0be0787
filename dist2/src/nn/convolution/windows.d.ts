/** A convolution of images by rows, channels last: sizes, and where in the image the window of an output pixel lies. */
export interface Windows {
    readonly images: number;
    readonly height: number;
    readonly width: number;
    readonly channels: number;
    readonly filterHeight: number;
    readonly filterWidth: number;
    readonly outHeight: number;
    readonly outWidth: number;
    readonly outChannels: number;
    readonly strideY: number;
    readonly strideX: number;
    readonly dilationY: number;
    readonly dilationX: number;
    readonly top: number;
    readonly left: number;
}
/** Numbers in a window: the depth of the product that a convolution is. */
export declare const windowSize: (w: Windows) => number;
/** Windows in all images: its rows. */
export declare const windowCount: (w: Windows) => number;
