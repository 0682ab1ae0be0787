// basalt's own verbs, for what one rank computes alone. Loaded at the first call that needs them.
export { isComplexArray, isSingle, operandOf } from '../linalg/arrays.js';
export { ComplexArray, complex } from '../linalg/complex/complexArray.js';
export { lstsq } from '../linalg/device/verbs/lstsq.js';
export { qr } from '../linalg/device/verbs/qr.js';
export { NdArray, ndarray } from '../linalg/ndarray.js';
export { checkNames, contextAmong, numberAmong } from '../linalg/options.js';
