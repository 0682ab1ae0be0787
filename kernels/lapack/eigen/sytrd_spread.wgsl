// sytrd_spread: S := a symmetric or Hermitian matrix of which one triangle is stored, all of it, scaled by a power of two to elements below 2^21, with
// zeros up to a multiple of four of rows and columns.
// Storage   A(i, j) = A[offA + i*rs + j*cs], j <= i < n: rs and cs may be negative, which is the upper triangle from its end;
//           turned: A is the conjugate of what is stored; of a Hermitian diagonal the real parts are read
//           S[i + j*lds], i, j < lds; largest[0], the largest magnitude in A
// Mapping   workgroup (x, y), y <= x -> tile of rows x*TILE.., columns y*TILE.. and the one across the diagonal; y > x does nothing;
//           thread (tx, ty) -> row tx of every LINES-th column of both
// Tunables  TILE (16, 32)  LINES (4..16, divides TILE); THREADS = TILE*LINES; workgroup bytes = 4*TILE*(TILE+1), twice that of
//           complex numbers
// Needs     A and S are different buffers
// Source    LAPACK xSYEVD's scaling; transpose_tiled
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offA: u32,
  rs: i32,
  cs: i32,
  lds: u32,
  turned: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field
// @use lib/binary_scale
// @use lib/sytrd_scale

var<workgroup> tile: array<V, TILE * (TILE + 1u)>; // one element of padding per column against bank conflicts

@compute @workgroup_size(THREADS)
fn sytrd_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * TILE;
  let column = (group.y + p.baseY) * TILE;
  if (column > row) {
    return;
  }
  let tx = t % TILE;
  let shift = shiftOf(largest[0]);
  let half = shift / 2;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row + tx;
    let j = column + c;
    var value = V();
    if (j <= i && i < p.n) {
      value = widen(A[u32(i32(p.offA) + i32(i) * p.rs + i32(j) * p.cs)]) * power(half) * power(shift - half);
      // @when COMPLEX
      value = select(value, conj(value), p.turned == 1u);
      value = select(value, ofReal(realPart(value)), i == j);
      // @end
    }
    if (j <= i) {
      tile[tx + c * (TILE + 1u)] = value;
    }
    if (j < i && row == column) {
      tile[c + tx * (TILE + 1u)] = conj(value);
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (row + tx < p.lds && column + c < p.lds) {
      S[row + tx + (column + c) * p.lds] = narrow(tile[tx + c * (TILE + 1u)]);
    }
    if (row != column && column + tx < p.lds && row + c < p.lds) {
      S[column + tx + (row + c) * p.lds] = narrow(conj(tile[c + tx * (TILE + 1u)]));
    }
  }
}
