// sy2sb_band: the diagonals of a symmetric or Hermitian matrix that are a band's, with room for what a reduction fills in.
// Storage   A(j + l, j) = S[offS + l*down + j*across], j + l < n; band[l + j*ld] := A(j + l, j) where l <= kd and j + l < n, else 0; ld rows
//           and `columns` columns. scaled: by a power of two to elements below 2^21, largest[0] being the largest magnitude in A;
//           turned: A is the conjugate of what is stored; of a Hermitian diagonal the real parts are read
// Mapping   workgroup x -> COLS columns, LANES threads share one
// Tunables  LANES (16..64)  COLS (4..16)   THREADS = LANES*COLS; workgroup bytes = 0
// Source    LAPACK xSYTRD_SY2SB, xHETRD_HE2HB
const LANES: u32 = 32u;
const COLS: u32 = 8u;
const THREADS: u32 = LANES * COLS;

struct Params {
  baseX: u32,
  n: u32,
  kd: u32,
  offS: u32,
  down: u32,
  across: u32,
  ld: u32,
  columns: u32,
  scaled: u32,
  turned: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> band: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/field
// @use lib/binary_scale
// @use lib/sytrd_scale

@compute @workgroup_size(THREADS)
fn sy2sb_band(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = (group.x + p.baseX) * COLS + t / LANES;
  if (j >= p.columns) {
    return;
  }
  let shift = select(0, shiftOf(largest[0]), p.scaled == 1u);
  let half = shift / 2;
  for (var l = t % LANES; l < p.ld; l += LANES) {
    let isThere = l <= p.kd && j + l < p.n;
    var value = widen(S[p.offS + select(0u, l * p.down + j * p.across, isThere)]) * power(half) * power(shift - half);
    // @when COMPLEX
    value = select(value, conj(value), p.turned == 1u);
    value = select(value, ofReal(realPart(value)), l == 0u);
    // @end
    band[l + j * p.ld] = narrow(select(V(), value, isThere));
  }
}
