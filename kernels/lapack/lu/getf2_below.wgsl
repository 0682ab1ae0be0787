// getf2_below: the rows of a panel below those that its pivots came from: L21 := A21 U11^-1.
// Storage   A[off + i + c*lda], c < width: rows i < width have U11 on and above the diagonal, rows first..m-1 are in and out
// Mapping   thread -> one row, WIDTH values in registers
// Tunables  THREADS rows per workgroup (>= 32)  WIDTH widest panel (4..64, a multiple of 4); workgroup bytes = size(V)*WIDTH^2
// Needs     first >= width: no thread reads what another writes. A pivot below 2^-126 counts as zero.
// Source    triangular solve by columns of U
// @use lib/field
// @use lib/four
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
const FOURS: u32 = WIDTH / 4u;

struct Params {
  baseX: u32,
  first: u32,
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<uniform> p: Params;

// @use lib/pivot_key

var<workgroup> U: array<Four, WIDTH * FOURS>; // by rows, zero left of the diagonal

@compute @workgroup_size(THREADS)
fn getf2_below(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.first + (group.x + p.baseX) * THREADS + t;
  let row = p.off + min(i, p.m - 1u);
  // @registers
  var x: array<V, WIDTH>;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    x[c] = widen(A[row + min(c, p.width - 1u) * p.lda]);
  }
  for (var e = t; e < WIDTH * FOURS; e += THREADS) {
    let k = e / FOURS;
    let c = vec4u(4u * (e % FOURS)) + vec4u(0u, 1u, 2u, 3u);
    let inside = (c >= vec4u(k)) & (c < vec4u(p.width)) & vec4<bool>(k < p.width);
    let at = p.off + min(c, vec4u(p.width - 1u)) * p.lda + min(k, p.width - 1u);
    U[e] = kept(four(widen(A[at.x]), widen(A[at.y]), widen(A[at.z]), widen(A[at.w])), inside);
  }
  workgroupBarrier();
// @use lib/panel_row
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (i < p.m && c < p.width) {
      A[row + c * p.lda] = narrow(x[c]);
    }
  }
}
