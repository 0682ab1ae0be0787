import { type MatrixMarket } from '../matrixMarket.ts';
import { type CsvOptions } from './csv.ts';
import { type FileContent } from './npy.ts';
/** What Matrix Market files say of a matrix; those of other formats are general. */
export type MatrixFile = Pick<MatrixMarket, 'rows' | 'cols' | 'symmetry' | 'complex'> & {
    /** By columns, without gaps; complex numbers as pairs. */
    toDense(): Float64Array;
};
/** What is in a file: a Matrix Market file's own matrix, or an array. */
export declare function contentOf(file: Uint8Array | string, csv: CsvOptions, name?: string): MatrixMarket | FileContent;
/**
 * The matrix in a file; a vector is one column. `name` chooses an array of an archive.
 *
 * @throws FileFormatError
 */
export declare function parseMatrixFile(file: Uint8Array | string, name?: string): MatrixFile;
