// Products that overwrite one of their factors: X := X V or V^H X with a square V, as the windows of QR iteration multiply a matrix.
//
//   over(left, order, count, V, ldv, X, ldx, below, above): X has `count` rows, or `count` columns if `left`
//
// V is zero from the diagonal below + 1 on downwards, and from above + 1 on upwards: such terms are left out, a panel at a time.
// Storage   as in gemm.ts, whose tiles these are. V, of MOST_OVER rows at most, is packed once in a call, X a block at a time: what is
//           computed goes where the block was.
// Complex   as there: what multiplies from the left is packed as the real matrix of twice as many rows and columns.
import { type Expr, type Int, int, type ModuleBuilder, range, when } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { i32, type Real } from '../ops.ts';
import { type Tile, tileParts } from './gemm.ts';

const I = 'i32' as const;

/** Rows and columns of V at most. */
const MOST_OVER = 128;
/** Rows or columns of X that are packed at a time, real ones. */
const BLOCK = 128;
/** V and then the block of X in the thread's scratch, behind the tile: complex numbers in double are twice 16 bytes. */
const PACKED_V = 4096;
const PACKED_X = PACKED_V + MOST_OVER ** 2 * 32;

/** Exports over; of complex numbers, the parts of which are r's, if there are two. */
export const overKernel = (r: Real, tile: Tile, parts: 1 | 2): WasmKernel => ({
  name: `${r.prec.repeat(parts)}over-${tile.vectors}x${tile.cols}${tile.fused ? '-fused' : ''}`,
  build: (m) => build(m, r, tile, parts),
});

function build(m: ModuleBuilder, r: Real, tile: Tile, parts: 1 | 2): void {
  const { packed, update, packA, packB, pairsA } = tileParts(m, r, tile, parts === 2);
  const height = tile.vectors * r.lanes;
  // An element is 2 ** pairs real numbers.
  const pairs = parts - 1;
  m.func('over', [I, I, I, I, I, I, I, I, I], 'void', (frame, left, order, count, V, ldv, X, ldx, below, above) => {
    const [i, j, block, size, depth, first, terms, column] = frame.ints(8) as [Int, Int, Int, Int, Int, Int, Int, Int];
    const [PV, PX] = [i32.add(m.scratch, PACKED_V), i32.add(m.scratch, PACKED_X)];
    const unit = int(r.bytes);
    const rest = (total: Int, from: Int, most: number): Expr<'i32'> => i32.min(i32.sub(total, from), most);
    /** Bytes from column to column: of real numbers, and of what pairs of them are packed by. */
    const [whole, half] = [(ld: Int) => i32.shl(ld, r.shift + pairs), (ld: Int) => i32.shl(ld, r.shift)];
    const packLeft = (from: Int, across: Expr<'i32'>, along: Expr<'i32'>, rows: Int, to: Expr<'i32'>, sign: number) =>
      pairsA
        ? m.call(pairsA, from, across, along, rows, depth, to, r.const(sign))
        : m.call(packA, from, across, along, rows, depth, to);
    /** Sums with `width` columns of V have so many terms: from row `first` of it on, both as real numbers. */
    const bounds = (from: Expr<'i32'>, width: number) => [
      first.to(i32.max(i32.sub(from, above), 0)),
      terms.to(i32.sub(i32.min(i32.add(i32.add(from, width), below), order), first)),
      first.to(i32.shl(first, pairs)),
      terms.to(i32.shl(terms, pairs)),
    ];
    const panel = (start: Expr<'i32'>, at: Int, width: number) =>
      i32.add(start, i32.shl(i32.add(i32.mul(at, depth), i32.mul(first, width)), r.shift));
    /** The tile of the result at row i and column j of a block of so many. */
    const tileOf = (A: Expr<'i32'>, B: Expr<'i32'>, rows: Int, cols: Int) => [
      m.call(packed, terms, panel(A, i, height), panel(B, j, tile.cols)),
      m.call(
        update,
        ...([r.const(1), r.const(0), i32.add(column, i32.shl(i, r.shift)), whole(ldx)] as const),
        ...([rest(rows, i, height), rest(cols, j, tile.cols)] as const),
      ),
    ];
    const nextTile = column.plus(i32.mul(whole(ldx), tile.cols));
    return [
      depth.to(i32.shl(order, pairs)),
      when(
        left,
        [
          packLeft(V, half(ldv), unit, depth, PV, -1),
          range(block, 0, count, BLOCK, [
            size.to(rest(count, block, BLOCK)),
            m.call(packB, X, whole(ldx), unit, size, depth, PX),
            column.to(X),
            range(j, 0, size, tile.cols, [
              range(i, 0, depth, height, [
                ...bounds(i32.shr(i, pairs), height >> pairs),
                ...tileOf(PV, PX, depth, size),
              ]),
              nextTile,
            ]),
            X.plus(i32.mul(whole(ldx), BLOCK)),
          ]),
        ],
        [
          m.call(packB, V, whole(ldv), unit, order, depth, PV),
          count.to(i32.shl(count, pairs)),
          range(block, 0, count, BLOCK, [
            size.to(rest(count, block, BLOCK)),
            packLeft(X, unit, half(ldx), size, PX, 1),
            column.to(X),
            range(j, 0, order, tile.cols, [
              ...bounds(j, tile.cols),
              range(i, 0, size, height, tileOf(PX, PV, size, order)),
              nextTile,
            ]),
            X.plus(BLOCK * r.bytes),
          ]),
        ],
      ),
    ];
  });
}
