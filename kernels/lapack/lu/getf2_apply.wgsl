// getf2_apply: the rows of a panel whose pivots a tournament has chosen: the interchanges, L21 := A21 U11^-1,
// and the factors of the winners on top.
// Storage   A[off + i + c*lda], i < m, c < width: in and out. F[i + c*WIDTH]: LU of the winners. top[i + c*WIDTH]: rows 0..width-1 as they
//           were. ipiv[offPiv + s]: 1-based rows of the matrix, whose row row0 is the panel's first
// Mapping   thread -> one row, WIDTH values in registers
// Tunables  THREADS rows per workgroup (>= 32)  WIDTH widest panel (4..64, a multiple of 4); workgroup bytes = size(V)*WIDTH^2 + 4*WIDTH
// Needs     a row below the panel's top either stays or comes from the top, of which `top` is a copy: no thread reads what another writes.
//           A pivot below 2^-126 counts as zero: its column of L becomes zero.
// Source    CALU: L. Grigori, J. Demmel, H. Xiang, SIAM J. Matrix Anal. Appl. 32 (2011)
// @use lib/field
// @use lib/four
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
const FOURS: u32 = WIDTH / 4u;

struct Params {
  baseX: u32,
  m: u32,
  width: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> F: array<T>;
@group(0) @binding(2) var<storage, read> top: array<T>;
@group(0) @binding(3) var<storage, read> ipiv: array<i32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/pivot_key

var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> U: array<Four, WIDTH * FOURS>; // by rows, zero left of the diagonal

@compute @workgroup_size(THREADS)
fn getf2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  for (var s = t; s < p.width; s += THREADS) {
    pivots[s] = u32(ipiv[p.offPiv + s]) - 1u - p.row0;
  }
  for (var e = t; e < WIDTH * FOURS; e += THREADS) {
    let k = e / FOURS;
    let c = vec4u(4u * (e % FOURS)) + vec4u(0u, 1u, 2u, 3u);
    let inside = (c >= vec4u(k)) & (c < vec4u(p.width)) & vec4<bool>(k < p.width);
    let f = min(c, vec4u(p.width - 1u)) * WIDTH + min(k, p.width - 1u);
    U[e] = kept(four(widen(F[f.x]), widen(F[f.y]), widen(F[f.z]), widen(F[f.w])), inside);
  }
  workgroupBarrier();
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  // @registers
  var x: array<V, WIDTH>;
  if (i < p.width) {
    // @unroll
    for (var c = 0u; c < WIDTH; c++) {
      x[c] = widen(F[i + c * WIDTH]);
    }
  } else {
    var source = i;
    for (var step = 0u; step < p.width; step++) {
      let s = p.width - 1u - step;
      if (source == s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = s;
      }
    }
    if (source < p.width) {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c] = widen(top[source + c * WIDTH]);
      }
    } else {
      // @unroll
      for (var c = 0u; c < WIDTH; c++) {
        x[c] = widen(A[p.off + source + min(c, p.width - 1u) * p.lda]);
      }
    }
// @use lib/panel_row
  }
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (c < p.width) {
      A[p.off + i + c * p.lda] = narrow(x[c]);
    }
  }
}
