import type { ArgSpec } from '../../core/spec.ts';
/** Order of the gates in W, U and b; g makes new contents of the cell. 'iofg': ONNX; 'ifgo': cuDNN, PyTorch and Keras. */
export declare const lstmOrder: ArgSpec;
