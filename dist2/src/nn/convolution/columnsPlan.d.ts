import type { Convolution } from '../../core/convolution.ts';
import type { Queue } from '../../runtime/queue.ts';
/** A convolution, its gradient by the images, and that by the filters. */
export type ColumnsOf = 'forward' | 'data' | 'filter';
/** Whether windows are pixels as they lie, so that nothing needs to be stored. */
export declare const isPixelwise: (v: Convolution) => boolean;
export interface ColumnsPlan {
    /** Images at a time. */
    readonly images: number;
    readonly bytes: 2 | 4;
    /** Lengths of the arrays in workspace: windows, and of some calls another factor of the product. */
    readonly elements: readonly number[];
}
/** Images at a time, and elements of workspace, of one group of channels. */
export declare function columnsPlan(of: ColumnsOf, type: 'h' | 's', v: Convolution, most?: number): ColumnsPlan;
/** The same on a device, which may not bind as much at once. */
export declare const columnsPlanOn: (queue: Queue, of: ColumnsOf, type: 'h' | 's', v: Convolution, most?: number) => ColumnsPlan;
/** Whether products of stored windows are clearly faster than the definition; `singly`: an image at a time. */
export declare function isCheaperByColumns(of: ColumnsOf, type: 'h' | 's', v: Convolution, singly: boolean): boolean;
