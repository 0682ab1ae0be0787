import type { ImageLayout } from '../../core/windows.ts';
import type { Operand } from '../../linalg/arrays.ts';
/** The layout among the options. */
export declare function layoutOf(routine: string, position: number, layout?: unknown): ImageLayout;
/** Images' sizes by a layout. */
export interface Images {
    readonly images: number;
    readonly height: number;
    readonly width: number;
    readonly channels: number;
}
/** The sizes of an operand with four axes. */
export declare function imagesOf(routine: string, name: string, position: number, x: Operand, layout: ImageLayout): Images;
/**
 * Zeros around images: [top, bottom, left, right], or so many that a window lies at every stride of the image, an odd one of them behind
 * it ('same', as in TensorFlow and as ONNX's SAME_UPPER) or in front of it ('sameLower').
 */
export type Pads = readonly [number, number, number, number] | 'same' | 'sameLower';
/** Windows of verbs, one number for each axis: [down, across]. */
interface Windowed {
    readonly window: readonly [number, number];
    readonly strides: readonly [number, number];
    readonly dilations: readonly [number, number];
}
/** The padding among the options. */
export declare function padsOf(routine: string, position: number, pads: unknown, { height, width }: Images, w: Windowed): {
    padTop: number;
    padBottom: number;
    padLeft: number;
    padRight: number;
};
export declare const imageShape: (layout: ImageLayout, { images, height, width, channels }: Images) => readonly number[];
export {};
