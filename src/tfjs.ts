// basalt/tfjs: a backend for TensorFlow.js whose products are basalt's, and solve, cholesky, qr and triangularSolve for its tensors.
export type { Operations, Reported, TriangularOptions } from './tfjs/ops.ts';
export { type Basalt, type BasaltOptions, registerBasalt } from './tfjs/register.ts';
