// sym_expand: W := the full symmetric (HERMITIAN 1: Hermitian) matrix of order n of which A holds one triangle.
// Storage   A[offA + i + j*lda] -> W[i + j*ldw]  (i, j < n)
// Mapping   workgroup (x, y) -> the TILE x TILE tile of W at row x*TILE, column y*TILE; thread (tx, ty) -> row tx of every LINES-th column
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = TILE*(TILE+1)*size(T)
// Needs     A and W in different buffers. uplo 1 the lower triangle is stored, 2 the upper; the other one is not read, nor are the
//           imaginary parts of a Hermitian diagonal
// Source    BLAS xSYMM, xHEMM; tiles across the diagonal are transposed in workgroup memory, so that reads and writes both run down columns
// @use lib/field
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const HERMITIAN: u32 = 0u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  uplo: u32,
  n: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> tile: array<T, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts

// Is element (i, j) of A stored?
fn stored(i: u32, j: u32) -> bool {
  return (p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j);
}

@compute @workgroup_size(THREADS)
fn sym_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  // The stored tile that holds this tile's elements, itself or across the diagonal.
  let row0 = select(min(x, y), max(x, y), p.uplo == 1u) * TILE;
  let col0 = select(max(x, y), min(x, y), p.uplo == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.n && j < p.n && stored(i, j)) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + i + j * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = x * TILE + tx;
    let j = y * TILE + c;
    if (i < p.n && j < p.n) {
      if (HERMITIAN == 1u && i == j) {
        W[i + j * p.ldw] = narrow(ofReal(realPart(widen(tile[tx + c * (TILE + 1u)]))));
      } else if (stored(i, j)) {
        W[i + j * p.ldw] = tile[tx + c * (TILE + 1u)];
      } else if (HERMITIAN == 1u) {
        W[i + j * p.ldw] = narrow(conj(widen(tile[c + tx * (TILE + 1u)])));
      } else {
        W[i + j * p.ldw] = tile[c + tx * (TILE + 1u)];
      }
    }
  }
}
