import { type ConvSizes } from '../../core/convolution.ts';
import { type ColumnsOf } from './columnsPlan.ts';
/** A call of a convolution without its operands; what is left out is as in the call. */
export type ConvWorkspaceCall = Pick<ConvSizes, 'images' | 'height' | 'width' | 'channels' | 'outChannels' | 'filterHeight' | 'filterWidth'> & Partial<ConvSizes>;
/**
 * Bytes of GPU memory that convForward ('forward'), convBackwardData ('data') or convBackwardFilter ('filter') takes with `algo` 'gemm'
 * besides its operands: the windows of as many images as fit into 256 MiB, at least of one, and of all of them for the gradient by filters
 * of halves; less on devices that cannot bind 256 MiB. The other ways take none, but 'implicit' where it cuts sums into slices.
 *
 * @example
 * const sizes = { images: 1, height: 128, width: 128, channels: 128, outChannels: 128, filterHeight: 3, filterWidth: 3 };
 * const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
 * const bytes = convWorkspace('forward', 's', { ...sizes, ...around }); // 72 MiB
 */
export declare function convWorkspace(of: ColumnsOf, prec: 'h' | 's', call: ConvWorkspaceCall): number;
