// column_norm_gradient: with g = dY gamma and x = rstd(j) (X - mean(j)), dX := rstd(j) (g - sum(g)/m - x sum(g x)/m), column by column.
// Storage   X[offX + i + j*ldx], dY[offDY + i + j*lddy], dX[offDX + i + j*lddx], gamma[offG + i], mean[offM + j], rstd[offR + j]
// Mapping   workgroup x -> THREADS/lanes columns; `lanes` threads side by side (a power of two up to THREADS) -> a column, every lanes-th
//           element: once for the sums, and to write
// Tunables  THREADS (64..256, a power of two)   CENTERED 0: mean and sum(g) are taken for 0   workgroup bytes = THREADS*4
// Needs     hasGamma 0: gamma is taken for 1
// Source    Ba, Kiros and Hinton 2016, Layer Normalization
// @use lib/field
const THREADS: u32 = 256u;
const CENTERED: u32 = 1u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  hasGamma: u32,
  offX: u32,
  ldx: u32,
  offDY: u32,
  lddy: u32,
  offDX: u32,
  lddx: u32,
  offG: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
@group(0) @binding(2) var<storage, read> gamma: array<T>;
// @when CENTERED
@group(0) @binding(3) var<storage, read> mean: array<R>;
// @end
@group(0) @binding(4) var<storage, read> rstd: array<R>;
@group(0) @binding(5) var<storage, read_write> dX: array<T>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/column_sum

fn weighted(i: u32, j: u32) -> R {
  let g = widen(dY[p.offDY + i + j * p.lddy]);
  if (p.hasGamma == 1u) {
    return g * widen(gamma[p.offG + i]);
  }
  return g;
}

@compute @workgroup_size(THREADS)
fn column_norm_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  let end = select(0u, p.m, j < p.n);
  var centre = 0.0;
  var factor = 0.0;
  if (j < p.n) {
    // @when CENTERED
    centre = mean[p.offM + j];
    // @end
    factor = rstd[p.offR + j];
  }
  var sum = 0.0;
  var along = 0.0;
  for (var i = lane; i < end; i += p.lanes) {
    let g = weighted(i, j);
    sum += g;
    along = fma(g, (widen(X[p.offX + i + j * p.ldx]) - centre) * factor, along);
  }
  along = columnSum(t, lane, along) / R(p.m);
  // @when CENTERED
  sum = columnSum(t, lane, sum) / R(p.m);
  // @end
  sum *= R(CENTERED);
  for (var i = lane; i < end; i += p.lanes) {
    let x = (widen(X[p.offX + i + j * p.ldx]) - centre) * factor;
    dX[p.offDX + i + j * p.lddx] = narrow(factor * (weighted(i, j) - sum - x * along));
  }
}
