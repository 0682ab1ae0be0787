export { isComplexArray, isSingle, operandOf } from '../linalg/arrays.ts';
export { ComplexArray, complex } from '../linalg/complex/complexArray.ts';
export { lstsq } from '../linalg/device/verbs/lstsq.ts';
export { qr } from '../linalg/device/verbs/qr.ts';
export { NdArray, ndarray } from '../linalg/ndarray.ts';
export { checkNames, contextAmong, numberAmong } from '../linalg/options.ts';
