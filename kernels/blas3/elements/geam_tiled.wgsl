// geam_tiled: C := alpha op(A) + beta op(B) for m x n matrices, op(X) = X or X^T; a transposed operand goes through workgroup memory.
// Storage   C[offC + i + j*ldc]; A[offA + i + j*lda], with transA = 1 A[offA + j + i*lda]; B alike
// Mapping   workgroup (x, y) -> rows x*TILE.., columns y*TILE.. of C; thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 2*TILE*(TILE+1)*4
//           A_IN_C, B_IN_C 1: the operand lies in C's buffer
//           T f32, or f16: then computed in f32 and rounded once
// Needs     C shares no element with A or B. alpha = 0 never reads A, beta = 0 never reads B. Barriers are uniform
// Source    the padded-tile transpose; cuBLAS xGEAM
alias T = f32;
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
  alpha: f32,
  beta: f32,
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

var<workgroup> As: array<f32, TILE * (TILE + 1u)>; // one word of padding per column against bank conflicts
var<workgroup> Bs: array<f32, TILE * (TILE + 1u)>;

fn readA(at: u32) -> f32 {
  if (A_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(A[at]);
}

fn readB(at: u32) -> f32 {
  if (B_IN_C == 1u) {
    return f32(C[at]);
  }
  return f32(B[at]);
}

@compute @workgroup_size(THREADS)
fn geam_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  // By bits: a comparison may take NaN for zero.
  let readsA = (bitcast<u32>(p.alpha) << 1u) != 0u;
  let readsB = (bitcast<u32>(p.beta) << 1u) != 0u;
  // The tiles of transposed operands, down their own columns: As holds op(A)(row0 + r, col0 + tx) at tx + r*(TILE + 1).
  for (var r = t / TILE; r < TILE; r += LINES) {
    if (row0 + r < p.m && col0 + tx < p.n) {
      if (readsA && p.transA == 1u) {
        As[tx + r * (TILE + 1u)] = readA(p.offA + col0 + tx + (row0 + r) * p.lda);
      }
      if (readsB && p.transB == 1u) {
        Bs[tx + r * (TILE + 1u)] = readB(p.offB + col0 + tx + (row0 + r) * p.ldb);
      }
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      var value = 0.0;
      if (readsA) {
        if (p.transA == 1u) {
          value = p.alpha * As[c + tx * (TILE + 1u)];
        } else {
          value = p.alpha * readA(p.offA + i + j * p.lda);
        }
      }
      if (readsB) {
        if (p.transB == 1u) {
          value += p.beta * Bs[c + tx * (TILE + 1u)];
        } else {
          value += p.beta * readB(p.offB + i + j * p.ldb);
        }
      }
      C[p.offC + i + j * p.ldc] = T(value);
    }
  }
}
