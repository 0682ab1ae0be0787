// row_gradients: sums over columns for the gradients of gamma and beta: with x = rstd(j) (X - mean(j)), of dY x and of dY, row by row.
// Storage   X[offX + i + j*ldx], dY[offDY + i + j*lddy], mean[offM + j], rstd[offR + j]; work[slice*m + i] the two sums
// Mapping   workgroup (x, y) -> ROWS rows, slice y of `slice` columns; thread (r, q) -> row r, every THREADS/ROWS-th column, then a tree
// Tunables  THREADS (64..256)  ROWS (16..64), powers of two   CENTERED 0: mean is taken for 0   workgroup bytes = THREADS*8
// Needs     no alignment
// Source    cuDNN, cudnnNormalizationBackward
// @use lib/field
const THREADS: u32 = 256u;
const ROWS: u32 = 32u;
const CENTERED: u32 = 1u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slice: u32,
  offX: u32,
  ldx: u32,
  offDY: u32,
  lddy: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
// @when CENTERED
@group(0) @binding(2) var<storage, read> mean: array<R>;
// @end
@group(0) @binding(3) var<storage, read> rstd: array<R>;
@group(0) @binding(4) var<storage, read_write> work: array<vec2<R>>;
@group(0) @binding(5) var<uniform> p: Params;

var<workgroup> sums: array<vec2<R>, THREADS>;

@compute @workgroup_size(THREADS)
fn row_gradients(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  let slice = group.y + p.baseY;
  let end = min(p.n, (slice + 1u) * p.slice);
  var own = vec2<R>();
  if (i < p.m) {
    for (var j = slice * p.slice + t / ROWS; j < end; j += THREADS / ROWS) {
      let g = widen(dY[p.offDY + i + j * p.lddy]);
      var x = widen(X[p.offX + i + j * p.ldx]);
      // @when CENTERED
      x -= mean[p.offM + j];
      // @end
      own += vec2<R>(g * (x * rstd[p.offR + j]), g);
    }
  }
  sums[t] = own;
  for (var half = THREADS / 2u; half >= ROWS; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < ROWS) & (i < p.m)) {
    work[slice * p.m + i] = sums[t];
  }
}
