// column_norm: Y(:, j) := rstd(j) (X(:, j) - mean(j)) gamma + beta, with the mean and 1/sqrt(variance + epsilon) of the column.
// Storage   X[offX + i + j*ldx], Y[offY + i + j*ldy], gamma[offG + i], beta[offB + i], mean[offM + j], rstd[offR + j]
// Mapping   workgroup x -> THREADS/lanes columns; `lanes` threads side by side (a power of two up to THREADS) -> a column, every lanes-th
//           element: for the mean, for the squares of differences from it, and to write
// Tunables  THREADS (64..256, a power of two)   CENTERED 0: the mean is taken for 0   workgroup bytes = THREADS*4
// Needs     hasGamma, hasBeta 0: gamma and beta are not read
// Source    Ba, Kiros and Hinton 2016, Layer Normalization; Zhang and Sennrich 2019, Root Mean Square Layer Normalization
// @use lib/field
const THREADS: u32 = 256u;
const CENTERED: u32 = 1u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  epsilon: R,
  hasGamma: u32,
  hasBeta: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
  offG: u32,
  offB: u32,
  offM: u32,
  offR: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read> gamma: array<T>;
@group(0) @binding(2) var<storage, read> beta: array<T>;
@group(0) @binding(3) var<storage, read_write> Y: array<T>;
// @when CENTERED
@group(0) @binding(4) var<storage, read_write> mean: array<R>;
// @end
@group(0) @binding(5) var<storage, read_write> rstd: array<R>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/column_sum

@compute @workgroup_size(THREADS)
fn column_norm(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  let end = select(0u, p.m, j < p.n);
  var centre = 0.0;
  // @when CENTERED
  var sum = 0.0;
  for (var i = lane; i < end; i += p.lanes) {
    sum += widen(X[p.offX + i + j * p.ldx]);
  }
  centre = columnSum(t, lane, sum) / R(p.m);
  // @end
  var squares = 0.0;
  for (var i = lane; i < end; i += p.lanes) {
    let d = widen(X[p.offX + i + j * p.ldx]) - centre;
    squares = fma(d, d, squares);
  }
  let factor = 1.0 / sqrt(columnSum(t, lane, squares) / R(p.m) + p.epsilon);
  if (j >= p.n) {
    return;
  }
  if (lane == 0u) {
    // @when CENTERED
    mean[p.offM + j] = centre;
    // @end
    rstd[p.offR + j] = factor;
  }
  for (var i = lane; i < end; i += p.lanes) {
    var y = (widen(X[p.offX + i + j * p.ldx]) - centre) * factor;
    if (p.hasGamma == 1u) {
      y *= widen(gamma[p.offG + i]);
    }
    if (p.hasBeta == 1u) {
      y += widen(beta[p.offB + i]);
    }
    Y[p.offY + i + j * p.ldy] = narrow(y);
  }
}
