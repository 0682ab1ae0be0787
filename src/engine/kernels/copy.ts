// A copy of a matrix in WebAssembly, between two places in memory.
//
//   copy  B := A
//
// Storage: column-major, contiguous columns, leading dimensions in bytes. A and B share no element.
// Mapping: a call is one thread's part, column by column.
import { memoryCopy } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { times } from './level2Columns.ts';

/** copy(bytes, cols, A, lda, B, ldb): A has cols columns of so many bytes. */
export const copying: WasmKernel = {
  name: 'copy',
  build(m) {
    const I = 'i32' as const;
    m.func('copy', [I, I, I, I, I, I], 'void', (_frame, bytes, cols, A, lda, B, ldb) => [
      times(cols, [memoryCopy(B, A, bytes), A.plus(lda), B.plus(ldb)]),
    ]);
  },
};
