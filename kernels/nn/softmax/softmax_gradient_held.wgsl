// softmax_gradient_held: softmax_gradient of columns that are read once, into registers.
// Storage   Y[(offY + i + j*ldy) / 4], dY and dX alike
// Mapping   workgroup x -> THREADS/LANES columns, LANES threads side by side -> a column, vectors lane, lane + LANES, ... of HELD
// Tunables  LANES (8..256, a power of two)   HELD vectors of a thread (1..16)   workgroup bytes = THREADS*4
// Model     bound by memory: 3 numbers moved for each; see softmax_held
// Needs     m <= 4*LANES*HELD; m, all offsets and leading dimensions multiples of 4; exponentials are of numbers cut off at -FAR, beyond which
//           they are 0; NaN is told by its bits
// Source    cuDNN, cudnnSoftmaxBackward
// @use lib/field
const LANES: u32 = 64u;
const HELD: u32 = 4u;
const THREADS: u32 = 256u;
const FAR: R = 200.0;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  log: u32,
  offY: u32,
  ldy: u32,
  offDY: u32,
  lddy: u32,
  offDX: u32,
  lddx: u32,
}
@group(0) @binding(0) var<storage, read> Y: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> dY: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> dX: array<vec4<T>>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn softmax_gradient_held(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % LANES;
  let j = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let end = select(0u, p.m, j < p.n);
  // @registers
  var y: array<vec4<V>, HELD>;
  // @registers
  var dy: array<vec4<V>, HELD>;
  var products = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    y[h] = vec4<V>();
    dy[h] = vec4<V>();
    if (i < end) {
      y[h] = vec4<V>(Y[(p.offY + i + j * p.ldy) / 4u]);
      dy[h] = vec4<V>(dY[(p.offDY + i + j * p.lddy) / 4u]);
    }
  }
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    products = fma(select(y[h], vec4<V>(1.0), p.log == 1u), dy[h], products);
  }
  sums[t] = products.x + products.y + products.z + products.w;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  let sum = sums[t - lane];
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    if (i < end) {
      var dx = y[h] * (dy[h] - sum);
      if (p.log == 1u) {
        let isNaN = (bitcast<vec4u>(y[h]) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
        dx = fma(select(exp(max(y[h], vec4<V>(-FAR))), y[h], isNaN), vec4<V>(-sum), dy[h]);
      }
      dX[(p.offDX + i + j * p.lddx) / 4u] = vec4<T>(dx);
    }
  }
}
