// softmax_gradient: dX(:, j) := Y(:, j) (dY(:, j) - s), s the sum of Y(:, j) dY(:, j); with log = 1, Y being the logarithm of the softmax,
// dY(:, j) - exp(Y(:, j)) s, s the sum of dY(:, j).
// Storage   Y[offY + i + j*ldy], dY[offDY + i + j*lddy], dX[offDX + i + j*lddx]
// Mapping   workgroup x -> THREADS/lanes columns; `lanes` threads side by side (a power of two up to THREADS) -> a column, every lanes-th
//           element: once for the sum, joined in a tree, and once to write
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = THREADS*4
// Needs     exponentials are of numbers cut off at -FAR, beyond which they are 0; NaN is told by its bits
// Source    cuDNN, cudnnSoftmaxBackward
// @use lib/field
const THREADS: u32 = 256u;
const FAR: R = 200.0;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  log: u32,
  offY: u32,
  ldy: u32,
  offDY: u32,
  lddy: u32,
  offDX: u32,
  lddx: u32,
}
@group(0) @binding(0) var<storage, read> Y: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
@group(0) @binding(2) var<storage, read_write> dX: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn softmax_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let first = t - lane;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  var sum = 0.0;
  if (j < p.n) {
    for (var i = lane; i < p.m; i += p.lanes) {
      let y = select(widen(Y[p.offY + i + j * p.ldy]), 1.0, p.log == 1u);
      sum = fma(y, widen(dY[p.offDY + i + j * p.lddy]), sum);
    }
  }
  sums[t] = sum;
  for (var half = p.lanes / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  if (j >= p.n) {
    return;
  }
  sum = sums[first];
  for (var i = lane; i < p.m; i += p.lanes) {
    let y = widen(Y[p.offY + i + j * p.ldy]);
    let dy = widen(dY[p.offDY + i + j * p.lddy]);
    var dx = y * (dy - sum);
    if (p.log == 1u) {
      let isNaN = (bitcast<u32>(y) & 0x7fffffffu) > 0x7f800000u;
      dx = fma(select(exp(max(y, -FAR)), y, isNaN), -sum, dy);
    }
    dX[p.offDX + i + j * p.lddx] = narrow(dx);
  }
}
