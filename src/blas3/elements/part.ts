// The parts of a matrix that kernels/lib/part.wgsl knows, as it numbers them.
import type { Uplo } from '../../core/matrix.ts';

export const partCode: Readonly<Record<Uplo | 'f', number>> = { f: 0, l: 1, u: 2 };
