// The orders of an LSTM's gates, as an argument and as numbers.
import type { ArgSpec } from '../../core/spec.ts';

/** Order of the gates in W, U and b; g makes new contents of the cell. 'iofg': ONNX; 'ifgo': cuDNN, PyTorch and Keras. */
export const lstmOrder: ArgSpec = { kind: 'flag', values: ['iofg', 'ifgo', 'gifo'], default: 'iofg' };
