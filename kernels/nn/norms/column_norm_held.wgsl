// column_norm_held: column_norm of columns that are read once, into registers.
// Storage   X[(offX + i + j*ldx) / 4], Y alike; gamma[(offG + i) / 4], beta alike; mean[offM + j], rstd[offR + j]
// Mapping   workgroup x -> THREADS/LANES columns, LANES threads side by side -> a column, vectors lane, lane + LANES, ... of HELD
// Tunables  LANES (8..256, a power of two)   HELD vectors of a thread (1..16)   CENTERED 0: the mean is taken for 0
//           workgroup bytes = THREADS*4
// Model     bound by memory: 2 numbers moved for each; see softmax_held
// Needs     m <= 4*LANES*HELD; m, ldx, ldy, offX, offY, offG, offB multiples of 4; hasGamma, hasBeta 0: gamma and beta are not read
// Source    Ba, Kiros and Hinton 2016, Layer Normalization; Zhang and Sennrich 2019, Root Mean Square Layer Normalization
// @use lib/field
const LANES: u32 = 64u;
const HELD: u32 = 4u;
const CENTERED: u32 = 1u;
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
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
@group(0) @binding(0) var<storage, read> X: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> gamma: array<vec4<T>>;
@group(0) @binding(2) var<storage, read> beta: array<vec4<T>>;
@group(0) @binding(3) var<storage, read_write> Y: array<vec4<T>>;
// @when CENTERED
@group(0) @binding(4) var<storage, read_write> mean: array<R>;
// @end
@group(0) @binding(5) var<storage, read_write> rstd: array<R>;
@group(0) @binding(6) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

// The sum over the lanes of a column, for each of them.
fn overLanes(t: u32, value: vec4<V>) -> V {
  workgroupBarrier();
  sums[t] = value.x + value.y + value.z + value.w;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (t % LANES < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  return sums[t - t % LANES];
}

@compute @workgroup_size(THREADS)
fn column_norm_held(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % LANES;
  let j = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let end = select(0u, p.m, j < p.n);
  // @registers
  var x: array<vec4<V>, HELD>;
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    // What does not exist is read at the first place: a branch around a load keeps it from overlapping with others.
    let found = vec4<V>(X[select(0u, p.offX + i + j * p.ldx, i < end) / 4u]);
    x[h] = select(vec4<V>(), found, i < end);
  }
  var centre = V();
  // @when CENTERED
  var sum = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    sum += x[h];
  }
  centre = overLanes(t, sum) / R(p.m);
  // @end
  var squares = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    x[h] -= vec4<V>(centre);
    if (4u * (lane + h * LANES) < end) {
      squares = fma(x[h], x[h], squares);
    }
  }
  let factor = 1.0 / sqrt(overLanes(t, squares) / R(p.m) + p.epsilon);
  if (j >= p.n) {
    return;
  }
  if (lane == 0u) {
    // @when CENTERED
    mean[p.offM + j] = centre;
    // @end
    rstd[p.offR + j] = factor;
  }
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    if (i < end) {
      var y = x[h] * factor;
      if (p.hasGamma == 1u) {
        y *= vec4<V>(gamma[(p.offG + i) / 4u]);
      }
      if (p.hasBeta == 1u) {
        y += vec4<V>(beta[(p.offB + i) / 4u]);
      }
      Y[(p.offY + i + j * p.ldy) / 4u] = vec4<T>(y);
    }
  }
}
