// transpose_square: A := A^T, or A^H, in place for a matrix of order n; every workgroup exchanges a tile with its mirror image.
// Storage   A[offA + i + j*lda]  (i, j < n)
// Mapping   workgroup (x, y), y <= x -> tile of rows x*TILE.., columns y*TILE.. and the one across the diagonal; y > x does nothing
//           thread (tx, ty) -> row tx of every LINES-th column of both tiles
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 2*TILE*(TILE+1)*size(T)
//           T u32, f16 for halves, vec2u and vec4u (doubles) for pairs, of which with CONJUGATE 1 the second changes its sign
// Needs     nothing. The elements travel without arithmetic
// Source    the padded-tile transpose; MAGMA magmablas_stranspose_inplace
alias T = u32;
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const CONJUGATE: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

var<workgroup> low: array<T, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts
var<workgroup> high: array<T, TILE * (TILE + 1u)>;

// @use lib/turned_sign

@compute @workgroup_size(THREADS)
fn transpose_square(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  if (y > x) {
    return;
  }
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      low[tx + c * (TILE + 1u)] = A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda];
    }
    if (y * TILE + tx < p.n && x * TILE + c < p.n) {
      high[tx + c * (TILE + 1u)] = A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda];
    }
  }
  workgroupBarrier();
  // A tile on the diagonal is its own mirror image: writing it once is enough.
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (x * TILE + tx < p.n && y * TILE + c < p.n) {
      A[p.offA + x * TILE + tx + (y * TILE + c) * p.lda] = turned(high[c + tx * (TILE + 1u)]);
    }
    if (x != y && y * TILE + tx < p.n && x * TILE + c < p.n) {
      A[p.offA + y * TILE + tx + (x * TILE + c) * p.lda] = turned(low[c + tx * (TILE + 1u)]);
    }
  }
}
