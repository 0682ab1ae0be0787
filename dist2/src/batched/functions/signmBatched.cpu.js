// Signs of the matrices of a batch on the CPU backend.
import { LOW, signmEngine } from '../../lapack/functions/signm.cpu.js';
import { signmRef } from '../../lapack/functions/signm.ref.js';
import { runInPlace } from './inPlace.cpu.js';
export const signmBatchedCpu = (queue, a) => runInPlace(queue, a, { low: LOW, engine: signmEngine, reference: signmRef });
