// nrm2_final: result[offResult] := the square root of the sum of the squares whose parts nrm2_part has left.
// Storage   part s of the big, middle and small squares is parts[s], parts[region + s], parts[2*region + s]
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    J. L. Blue, ACM TOMS 4 (1978); a Newton step, because WGSL's sqrt may be a reciprocal of a reciprocal
const THREADS: u32 = 64u;

struct Params {
  parts: u32,
  region: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> sums: array<vec3f, THREADS>;

fn root(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  if (bits == 0u || (bits & 0x7f800000u) == 0x7f800000u) {
    return x; // 0, infinity, NaN
  }
  let r = sqrt(x);
  return r - 0.5 * fma(r, r, -x) / r;
}

// Of norms: scaling the sums to each other by constants is what compilers may fold into a constant that leaves the range.
fn hypot(a: f32, b: f32) -> f32 {
  let most = max(a, b);
  if (most == 0.0) {
    return 0.0;
  }
  let ratio = min(a, b) / most;
  return most * root(fma(ratio, ratio, 1.0));
}

@compute @workgroup_size(THREADS)
fn nrm2_final(@builtin(local_invocation_index) t: u32) {
  var sum: vec3f;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += vec3f(parts[s], parts[s + p.region], parts[s + 2u * p.region]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    let big = sums[0].x;
    let norms = vec3f(0x1p80f * root(big), root(sums[0].y), 0x1p-75f * root(sums[0].z));
    var norm = norms.x;
    if ((bitcast<u32>(big) & 0x7f800000u) != 0x7f800000u) {
      // The small squares beside big ones are nothing.
      norm = select(hypot(norms.y, norms.z), hypot(norms.x, norms.y), norms.x > 0.0);
    }
    result[p.offResult] = norm;
  }
}
