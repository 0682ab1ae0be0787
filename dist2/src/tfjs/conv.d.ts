import { type Attributes, type Inputs, type OwnBackend } from './ownBackend.ts';
import type { TensorInfo } from './peers.ts';
export declare const conv2d: (own: OwnBackend, inputs: Inputs, attrs: Attributes) => TensorInfo;
export declare const fusedConv2d: (own: OwnBackend, inputs: Inputs, attrs: Attributes) => TensorInfo;
/** Conv2DBackpropFilter: the windows of x, transposed, times dy. */
export declare function conv2dBackpropFilter(own: OwnBackend, inputs: Inputs, attrs: Attributes): TensorInfo;
/** Conv2DBackpropInput: dy times the filter, each product added where its window lies. */
export declare function conv2dBackpropInput(own: OwnBackend, inputs: Inputs, attrs: Attributes): TensorInfo;
