// Matrix product on one thread: C := alpha op(A) op(B) + beta C for blocks of any size, by one call.
// Maths     three levels of blocks (Goto and van de Geijn, 2008): KC terms of every sum at a time; MC rows of op(A) are packed for the
//           second-level cache, NC columns of op(B) for the third; a tile of C stays in registers while KC terms are added.
// Storage   column-major, addresses in bytes, leading dimensions in elements; nothing need be aligned. Panels lie in the thread's scratch.
// Complex   op(A) is packed as the real 2m x 2k matrix of its (re -im; im re), which multiplies B and writes to C as the real 2k x n and 2m
//           x n matrices that they are; a transposed B is packed as one. Sizes are the real ones from there on.
// Sums      an element is alpha (a1 b1 + ... + aKC bKC) + beta c, the next KC terms times alpha are added, and so on, in this order
//           whichever tile, path or split of C computes it: bits depend on `fused` alone. gemm.ref.ts sums in the same order.
import {
  brIf,
  type Expr,
  type Frame,
  type Func,
  type Int,
  int,
  type Local,
  loop,
  type ModuleBuilder,
  memoryFill,
  range,
  type Stmt,
  select,
  when,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { i32, type Real, v128 } from '../ops.ts';
import { packAny, packer } from './gemmPack.ts';
import { packPairs, pairScaler, pairUpdate } from './gemmPairs.ts';

/** A tile of C in registers: `vectors` of adjacent rows by `cols` columns; multiply-add rounded once, or product and sum each. */
export interface Tile {
  readonly vectors: number;
  readonly cols: number;
  readonly fused: boolean;
}

/** Terms of a sum that are added in registers; gemm.ref.ts has the same. */
export const KC = 256;
const MC = 128;
const NC = 1536;
/** In the thread's scratch: one tile, then the panels of op(A), then those of op(B). */
const PACKED_A = 4096;
const PACKED_B = PACKED_A + MC * KC * 8;

/** Words of a product in the list of a batch: see `listed`. */
export const LIST_WORDS = 10;

export interface GemmKernel extends WasmKernel {
  readonly tile: Tile;
}

/** Exports gemm, strided, listed and scale; of complex numbers, the parts of which are r's, gemm and scale. */
export const gemmKernel = (r: Real, tile: Tile, parts: 1 | 2 = 1): GemmKernel => ({
  name: `${r.prec.repeat(parts)}gemm-${tile.vectors}x${tile.cols}${tile.fused ? '-fused' : ''}`,
  tile,
  build: (m) => build(m, r, tile, parts === 2),
});

const I = 'i32' as const;
type I = typeof I;

/** What computes a tile, and packs the panels for it: of real numbers, or of complex ones what multiplies from the left as pairs. */
export function tileParts(m: ModuleBuilder, r: Real, tile: Tile, complex: boolean) {
  const height = tile.vectors * r.lanes;
  const packed = packedTile(m, r, tile);
  const update = tileUpdate(m, r, tile);
  const any = packAny(m, r);
  const packA = packer(m, r, height, any);
  const packB = tile.cols === height ? packA : packer(m, r, tile.cols, any);
  const pairsA = complex ? packPairs(m, r, height, true) : undefined;
  return { packed, update, packA, packB, pairsA };
}

function build(m: ModuleBuilder, r: Real, tile: Tile, complex: boolean): void {
  const { packed, update, packA, packB, pairsA } = tileParts(m, r, tile, complex);
  const direct = directTile(m, r, tile);
  const height = tile.vectors * r.lanes;
  const pairsB = complex ? packPairs(m, r, tile.cols, false) : undefined;
  const pairs = complex ? pairUpdate(m, r, tile) : undefined;
  if (complex) pairScaler(m, r, scaler(m, r));
  else scaler(m, r, 'scale');

  // gemm(transA, transB, inPlace, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc); m, n, k > 0. Complex: 2 is conjugate transposition, and
  // the imaginary parts of alpha and beta come last.
  const types = [I, I, I, I, I, I, r.type, I, I, I, I, r.type, I, I, r.type, r.type] as const;
  const gemm = m.func(
    'gemm',
    complex ? types : (types.slice(0, -2) as unknown as typeof types),
    'void',
    (frame, transA, transB, inPlace, rows, cols, depth, alpha, A, lda, B, ldb, beta, C, ldc, alphaIm, betaIm) => {
      const [rowA, colA, rowB, colB] = frame.ints(4) as [Int, Int, Int, Int];
      const [ic, jc, lc, mc, nc, kc, ir, jr] = frame.ints(8) as [Int, Int, Int, Int, Int, Int, Int, Int];
      const [a, b, c, panel, step] = frame.ints(5) as [Int, Int, Int, Int, Int];
      const betaNow = frame.local(r.type);
      const PA = i32.add(m.scratch, PACKED_A);
      const PB = i32.add(m.scratch, PACKED_B);
      const left = (total: Int, from: Int, most: number): Expr<'i32'> => i32.min(i32.sub(total, from), most);
      const panelOf = (start: Expr<'i32'>, i: Int): Expr<'i32'> => i32.add(start, i32.mul(i, i32.shl(kc, r.shift)));
      const tileOfC = i32.add(c, i32.add(i32.shl(ir, r.shift), i32.mul(jr, ldc)));
      const tileSize = [left(mc, ir, height), left(nc, jr, tile.cols)] as const;
      const putReal = m.call(update, alpha, betaNow, tileOfC, ldc, ...tileSize);
      const sign = (trans: Int) => select(i32.eq(trans, 2), r.const(-1), r.const(1));
      const betaImNow = () => select(lc, r.const(0), betaIm);
      const isReal = () => i32.and(r.eq(alphaIm, r.const(0)), r.eq(betaIm, r.const(0)));
      const put = pairs
        ? when(isReal(), [putReal], [m.call(pairs, alpha, alphaIm, betaNow, betaImNow(), tileOfC, ldc, ...tileSize)])
        : putReal;
      const packedTiles = [
        pairsA ? m.call(pairsA, a, rowA, colA, mc, kc, PA, sign(transA)) : m.call(packA, a, rowA, colA, mc, kc, PA),
        range(jr, 0, nc, tile.cols, [
          range(ir, 0, mc, height, [m.call(packed, kc, panelOf(PA, ir), panelOf(PB, jr)), put]),
        ]),
      ];
      const packColumns = m.call(packB, b, colB, rowB, nc, kc, PB);
      const packsB = pairsB
        ? when(transB, [m.call(pairsB, b, colB, rowB, nc, kc, PB, sign(transB))], [packColumns])
        : when(i32.eqz(inPlace), [packColumns]);
      // op(B) where it is; op(A) too, but not its transpose nor less than a tile's height: those are packed.
      const tilesInPlace = () => [
        range(ir, 0, mc, height, [
          panel.to(i32.add(a, i32.mul(ir, rowA))),
          step.to(colA),
          when(i32.or(transA, i32.lt(i32.sub(mc, ir), height)), [
            m.call(packA, panel, rowA, colA, left(mc, ir, height), kc, PA),
            panel.to(PA),
            step.to(height * r.bytes),
          ]),
          range(jr, 0, nc, tile.cols, [
            m.call(direct, kc, panel, step, i32.add(b, i32.mul(jr, colB)), rowB, colB, left(nc, jr, tile.cols)),
            put,
          ]),
        ]),
      ];
      return [
        lda.to(i32.shl(lda, r.shift)),
        ldb.to(i32.shl(ldb, r.shift)),
        ldc.to(i32.shl(ldc, r.shift)),
        rowA.to(select(transA, lda, int(r.bytes))),
        colA.to(select(transA, int(r.bytes), lda)),
        rowB.to(select(transB, ldb, int(r.bytes))),
        colB.to(select(transB, int(r.bytes), ldb)),
        // Pairs: twice as many rows and terms, at the distances above; columns of B and C are twice as far apart.
        ...(complex ? [rows, depth, colB, ldc].map((x) => x.to(i32.shl(x, 1))) : []),
        range(jc, 0, cols, NC, [
          nc.to(left(cols, jc, NC)),
          range(lc, 0, depth, KC, [
            kc.to(left(depth, lc, KC)),
            betaNow.set(select(lc, r.const(1), beta)),
            b.to(i32.add(B, i32.add(i32.mul(lc, rowB), i32.mul(jc, colB)))),
            packsB,
            range(ic, 0, rows, MC, [
              mc.to(left(rows, ic, MC)),
              a.to(i32.add(A, i32.add(i32.mul(ic, rowA), i32.mul(lc, colA)))),
              c.to(i32.add(C, i32.add(i32.shl(ic, r.shift), i32.mul(jc, ldc)))),
              ...(complex ? packedTiles : [when(inPlace, tilesInPlace(), packedTiles)]),
            ]),
          ]),
        ]),
      ];
    },
  );
  if (!complex) batches(m, r, gemm as unknown as Gemm);
}

type Gemm = Func<readonly [I, I, I, I, I, I, 'f64', I, I, I, I, 'f64', I, I], 'void'>;

/** The products of a batch, one after the other. */
function batches(m: ModuleBuilder, r: Real, gemm: Gemm): void {
  // strided(count, strideA, strideB, strideC in bytes, then the arguments of gemm)
  m.func(
    'strided',
    [I, I, I, I, I, I, I, I, I, I, r.type, I, I, I, I, r.type, I, I],
    'void',
    (
      frame,
      count,
      nextA,
      nextB,
      nextC,
      transA,
      transB,
      inPlace,
      rows,
      cols,
      depth,
      alpha,
      A,
      lda,
      B,
      ldb,
      beta,
      C,
      ldc,
    ) => [
      range(frame.int(), 0, count, 1, [
        m.call(gemm, transA, transB, inPlace, rows, cols, depth, alpha, A, lda, B, ldb, beta, C, ldc),
        A.plus(nextA),
        B.plus(nextB),
        C.plus(nextC),
      ]),
    ],
  );
  // listed(count, list, transA, transB, alpha, beta); a product's inPlace, m, n, k, A, lda, B, ldb, C, ldc stand in LIST_WORDS words
  m.func('listed', [I, I, I, I, r.type, r.type], 'void', (frame, count, list, transA, transB, alpha, beta) => {
    const word = (w: number): Expr<'i32'> => i32.load(list, 4 * w);
    return [
      range(frame.int(), 0, count, 1, [
        m.call(
          gemm,
          ...([transA, transB, word(0), word(1), word(2), word(3), alpha] as const),
          ...([word(4), word(5), word(6), word(7), beta, word(8), word(9)] as const),
        ),
        list.plus(4 * LIST_WORDS),
      ]),
    ];
  });
}

/** tile(kc, a, b): scratch := (panel of op(A)) (panel of op(B)), both packed. */
function packedTile(m: ModuleBuilder, r: Real, tile: Tile) {
  return m.func(undefined, [I, I, I], 'void', (frame, kc, a, b) => {
    const sums = frame.locals('v128', tile.vectors * tile.cols);
    const end = frame.int();
    const step = tile.vectors * 16;
    return [
      end.to(i32.add(a, i32.mul(kc, step))),
      loop((again) => [
        ...addTerm(frame, r, tile, sums, a, (j) => r.loadSplat(b, j * r.bytes)),
        a.plus(step),
        b.plus(tile.cols * r.bytes),
        brIf(again, i32.ne(a, end)),
      ]),
      ...setAside(m, frame, sums),
    ];
  });
}

/** tile(kc, a, stepA, b, rowB, colB, cols): the same with columns of op(A) stepA apart, rows and columns of op(B) rowB and colB. */
function directTile(m: ModuleBuilder, r: Real, tile: Tile) {
  return m.func(undefined, [I, I, I, I, I, I, I], 'void', (frame, kc, a, stepA, b, rowB, colB, cols) => {
    const sums = frame.locals('v128', tile.vectors * tile.cols);
    const columns = [b, ...frame.ints(tile.cols - 1)];
    return [
      // Columns beyond the last are the last once more: what they give is not used.
      ...columns.slice(1).map((p, j) => p.to(i32.add(columns[j]!, select(i32.gt(cols, j + 1), colB, int(0))))),
      loop((again) => [
        ...addTerm(frame, r, tile, sums, a, (j) => r.loadSplat(columns[j]!)),
        a.plus(stepA),
        ...columns.map((p) => p.plus(rowB)),
        kc.plus(-1),
        brIf(again, kc),
      ]),
      ...setAside(m, frame, sums),
    ];
  });
}

/** Adds one column of op(A) times one row of op(B) to the sums, which go down the columns. */
function addTerm(
  frame: Frame,
  r: Real,
  tile: Tile,
  sums: readonly Local<'v128'>[],
  a: Int,
  element: (j: number) => Expr<'v128'>,
): Stmt[] {
  const column = frame.locals('v128', tile.vectors);
  const factor = frame.local('v128');
  const add = (s: Local<'v128'>, x: Expr<'v128'>): Stmt =>
    s.set(tile.fused ? r.vmadd(x, factor, s) : r.vadd(s, r.vmul(x, factor)));
  return [
    ...column.map((x, v) => x.set(v128.load(a, 16 * v))),
    ...Array.from({ length: tile.cols }, (_, j) => [
      factor.set(element(j)),
      ...column.map((x, v) => add(sums[j * tile.vectors + v]!, x)),
    ]).flat(),
  ];
}

/**
 * The sums to the start of scratch, for whole and partial tiles alike. All stores go through one local: only then does V8's revectorizer
 * (Node 24) join them, and with them the sums: 70 instead of 44 GFLOP/s (4 x 4, f32, n = 256, Xeon with AVX-512, 2026-11).
 */
function setAside(m: ModuleBuilder, frame: Frame, sums: readonly Local<'v128'>[]): Stmt[] {
  const to = frame.int();
  return [to.to(m.scratch), ...sums.map((sum, i) => v128.store(to, sum, 16 * i))];
}

/** update(alpha, beta, C, ldc in bytes, rows, cols): C := alpha (tile in scratch) + beta C; with beta = 0 C is not read. */
function tileUpdate(m: ModuleBuilder, r: Real, tile: Tile) {
  const bytes = tile.vectors * 16;
  return m.func(undefined, [r.type, r.type, I, I, I, I], 'void', (frame, alpha, beta, C, ldc, rows, cols) => {
    const [alphas, betas] = frame.locals('v128', 2) as [Local<'v128'>, Local<'v128'>];
    const [i, from, end, p] = frame.ints(4) as [Int, Int, Int, Int];
    const vectors = Array.from({ length: tile.vectors }, (_, v) => 16 * v);
    const product = (offset: number) => r.vmul(alphas, v128.load(from, offset));
    const element = r.mul(alpha, r.load(i32.add(from, i)));
    const isZero = r.eq(beta, r.const(0));
    /** All columns; the addresses move on behind each. */
    const each = (column: readonly Stmt[]): Stmt =>
      loop((again) => [...column, from.plus(bytes), C.plus(ldc), brIf(again, i32.ne(from, end))]);
    return [
      from.to(m.scratch),
      end.to(i32.add(from, i32.mul(cols, bytes))),
      alphas.set(r.splat(alpha)),
      betas.set(r.splat(beta)),
      when(
        i32.eq(rows, tile.vectors * r.lanes),
        [
          when(
            isZero,
            [each(vectors.map((o) => v128.store(C, product(o), o)))],
            [each(vectors.map((o) => v128.store(C, r.vadd(product(o), r.vmul(betas, v128.load(C, o))), o)))],
          ),
        ],
        [
          rows.to(i32.shl(rows, r.shift)),
          each([
            range(i, 0, rows, r.bytes, [
              p.to(i32.add(C, i)),
              when(isZero, [r.store(p, element)], [r.store(p, r.add(element, r.mul(beta, r.load(p))))]),
            ]),
          ]),
        ],
      ),
    ];
  });
}

/** scale(m, n, beta, C, ldc): C := beta C; with beta = 0 C is not read. */
function scaler(m: ModuleBuilder, r: Real, name?: string) {
  return m.func(name, [I, I, r.type, I, I], 'void', (frame, rows, cols, beta, C, ldc) => {
    const [i, j, p] = frame.ints(3) as [Int, Int, Int];
    const clear = memoryFill(C, 0, i32.shl(rows, r.shift));
    const multiply = range(i, 0, rows, 1, [r.store(p, r.mul(beta, r.load(p))), p.plus(r.bytes)]);
    return [
      when(r.ne(beta, r.const(1)), [
        range(j, 0, cols, 1, [
          when(r.eq(beta, r.const(0)), [clear], [p.to(C), multiply]),
          C.plus(i32.shl(ldc, r.shift)),
        ]),
      ]),
    ];
  });
}
