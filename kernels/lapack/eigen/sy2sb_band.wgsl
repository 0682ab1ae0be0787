// sy2sb_band: the diagonals of a symmetric matrix that are a band's, with room for what a reduction fills in.
// Storage   A(i, j) = S[i + j*lds], j <= i < n; band[i - j + j*ld] := A(i, j) where i - j <= kd and i < n, else 0; ld rows and `columns` columns
// Mapping   workgroup x -> COLS columns, LANES threads share one
// Tunables  LANES (16..64)  COLS (4..16)   THREADS = LANES*COLS; workgroup bytes = 0
// Source    LAPACK xSYTRD_SY2SB
const LANES: u32 = 32u;
const COLS: u32 = 8u;
const THREADS: u32 = LANES * COLS;

struct Params {
  baseX: u32,
  n: u32,
  kd: u32,
  offS: u32,
  lds: u32,
  ld: u32,
  columns: u32,
}
@group(0) @binding(0) var<storage, read> S: array<f32>;
@group(0) @binding(1) var<storage, read_write> band: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn sy2sb_band(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = (group.x + p.baseX) * COLS + t / LANES;
  if (j >= p.columns) {
    return;
  }
  for (var l = t % LANES; l < p.ld; l += LANES) {
    let isThere = l <= p.kd && j + l < p.n;
    let value = S[p.offS + select(0u, j + l + j * p.lds, isThere)];
    band[l + j * p.ld] = select(0.0, value, isThere);
  }
}
