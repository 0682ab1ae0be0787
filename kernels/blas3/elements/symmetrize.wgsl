// symmetrize: copies one triangle of a matrix of order n, or its conjugates, to the other across the diagonal.
// Storage   A[offA + i + j*lda]  (i, j < n)
// Mapping   workgroup (x, y), y <= x -> the tile of rows x*TILE.., columns y*TILE.. (upper = 1: its mirror image), written across the
//           diagonal; y > x does nothing. Thread (tx, ty) -> row tx of every LINES-th column of the tile
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*size(T)
//           T u32, f16 for halves, vec2u and, of doubles, vec4u for pairs, of which with CONJUGATE 1 the second changes its sign,
//           and is 0 on the diagonal
// Needs     nothing. The elements travel without arithmetic
// Source    MAGMA magmablas_ssymmetrize, magmablas_csymmetrize
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const CONJUGATE: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> tile: array<T, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts

// @use lib/turned_sign

@compute @workgroup_size(THREADS)
fn symmetrize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let row0 = select(x, y, p.upper == 1u) * TILE;
  let col0 = select(y, x, p.upper == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (row0 + tx < p.n && col0 + c < p.n) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + row0 + tx + (col0 + c) * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = col0 + tx;
    let j = row0 + c;
    if (i < p.n && j < p.n && select((i < j), (i > j), p.upper == 1u)) {
      A[p.offA + i + j * p.lda] = turned(tile[c + tx * (TILE + 1u)]);
    }
    // @when CONJUGATE
    if (x == y && i < p.n && i == j) {
      A[p.offA + i + j * p.lda][SIGN] = 0u;
      A[p.offA + i + j * p.lda][SIGN - SIGN / 2u] = 0u;
    }
    // @end
  }
}
