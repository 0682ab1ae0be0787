// From the checks' description of a matrix to the references'.
import type { RealMat } from '../../src/core/matrix.ts';
import type { MatrixView } from './norms.ts';

export const hostMat = ({ data, offset, ld, parts }: MatrixView): RealMat => ({ data, off: offset, ld, parts });
