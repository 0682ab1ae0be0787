import type { RealMat } from '../../src/core/matrix.ts';
import type { MatrixView } from './norms.ts';
/** In the type that all references take; those of any field look at the parts, and only they are called with complex matrices. */
export declare const hostMat: ({ data, offset, ld, parts }: MatrixView) => RealMat;
