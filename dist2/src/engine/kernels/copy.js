// A copy of a matrix in WebAssembly, between two places in memory.
//
//   copy  B := A
//
// Storage: column-major, contiguous columns, leading dimensions in bytes. A and B share no element.
// Mapping: a call is one thread's part, column by column.
import { memoryCopy } from '../assembler.js';
import { times } from './level2Columns.js';
/** copy(bytes, cols, A, lda, B, ldb): A has cols columns of so many bytes. */
export const copying = {
    name: 'copy',
    build(m) {
        const I = 'i32';
        m.func('copy', [I, I, I, I, I, I], 'void', (_frame, bytes, cols, A, lda, B, ldb) => [
            times(cols, [memoryCopy(B, A, bytes), A.plus(lda), B.plus(ldb)]),
        ]);
    },
};
