// geam_tiled: C := alpha op(A) + beta op(B) for m x n matrices, op(X) = X, X^T or X^H; a transposed operand goes through workgroup memory.
// Storage   C[offC + i + j*ldc]; A[offA + i + j*lda], with transA > 0 A[offA + j + i*lda], its conjugate with transA = 2; B alike
// Mapping   workgroup (x, y) -> rows x*TILE.., columns y*TILE.. of C; thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 2*TILE*(TILE+1)*size(V)
//           A_IN_C, B_IN_C 1: the operand lies in C's buffer
// Needs     C shares no element with A or B. alpha = 0 never reads A, beta = 0 never reads B. Barriers are uniform
// Source    the padded-tile transpose; cuBLAS xGEAM
// @use lib/field
// @use lib/field_double
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  transA: u32,
  transB: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> As: array<V, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts
var<workgroup> Bs: array<V, TILE * (TILE + 1u)>;

fn readA(at: u32) -> V {
  if (A_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(A[at]);
}

fn readB(at: u32) -> V {
  if (B_IN_C == 1u) {
    return widen(C[at]);
  }
  return widen(B[at]);
}

@compute @workgroup_size(THREADS)
fn geam_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  let readsA = !isZeroV(p.alpha);
  let readsB = !isZeroV(p.beta);
  // The tiles of transposed operands, down their own columns: As holds op(A)(row0 + r, col0 + tx) at tx + r*(TILE + 1).
  for (var r = t / TILE; r < TILE; r += LINES) {
    if (row0 + r < p.m && col0 + tx < p.n) {
      if (readsA && p.transA != 0u) {
        let a = readA(p.offA + col0 + tx + (row0 + r) * p.lda);
        As[tx + r * (TILE + 1u)] = select(a, conj(a), p.transA == 2u);
      }
      if (readsB && p.transB != 0u) {
        let b = readB(p.offB + col0 + tx + (row0 + r) * p.ldb);
        Bs[tx + r * (TILE + 1u)] = select(b, conj(b), p.transB == 2u);
      }
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      var value = V();
      if (readsA) {
        if (p.transA != 0u) {
          value = mul(p.alpha, As[c + tx * (TILE + 1u)]);
        } else {
          value = mul(p.alpha, readA(p.offA + i + j * p.lda));
        }
      }
      if (readsB) {
        if (p.transB != 0u) {
          value = add(value, mul(p.beta, Bs[c + tx * (TILE + 1u)]));
        } else {
          value = add(value, mul(p.beta, readB(p.offB + i + j * p.ldb)));
        }
      }
      C[p.offC + i + j * p.ldc] = narrow(value);
    }
  }
}
