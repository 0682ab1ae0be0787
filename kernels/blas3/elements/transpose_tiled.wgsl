// transpose_tiled: B := A^T, or A^H, for an m x n matrix A, through tiles in workgroup memory, so that reads and writes both run down columns.
// Storage   A[offA + i + j*lda] -> B[offB + j + i*ldb]  (i < m, j < n)
// Mapping   workgroup (x, y) -> rows x*TILE.., columns y*TILE.. of A; thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*size(T)
//           A_IN_B 1: A lies in B's buffer   T u32, f16 for halves, vec2u and vec4u (doubles) for pairs, of which with CONJUGATE 1 the second changes its sign
// Needs     A and B share no element. The elements travel without arithmetic
// Source    the padded-tile transpose; MAGMA magmablas_stranspose
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const A_IN_B: u32 = 0u;
const CONJUGATE: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<T, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts

// @use lib/turned_sign

@compute @workgroup_size(THREADS)
fn transpose_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.m && j < p.n) {
      let origin = p.offA + i + j * p.lda;
      if (A_IN_B == 1u) {
        tile[tx + c * (TILE + 1u)] = B[origin];
      } else {
        tile[tx + c * (TILE + 1u)] = A[origin];
      }
    }
  }
  workgroupBarrier();
  for (var r = t / TILE; r < TILE; r += LINES) {
    let i = row0 + r;
    let j = col0 + tx;
    if (i < p.m && j < p.n) {
      B[p.offB + j + i * p.ldb] = turned(tile[r + tx * (TILE + 1u)]);
    }
  }
}
