// nrm2_final_double: result[offResult] := the square root of the sum of the squares whose parts nrm2_part_double has left.
// Storage   part s of the big, middle and small squares is parts[s], parts[region + s], parts[2*region + s]
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two   workgroup bytes 24*THREADS
// Source    J. L. Blue, ACM TOMS 4 (1978)
// @use lib/double
const THREADS: u32 = 256u;

struct Params {
  parts: u32,
  region: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> result: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

const LITTLE = vec2u(0u, (1023u - 700u) << 20u); // 2^-700
var<workgroup> sums: array<vec2u, 3u * THREADS>;

@compute @workgroup_size(THREADS)
fn nrm2_final_double(@builtin(local_invocation_index) t: u32) {
  for (var r = 0u; r < 3u; r++) {
    var sum: vec2u;
    for (var s = t; s < p.parts; s += THREADS) {
      sum = dAdd(sum, parts[s + r * p.region]);
    }
    sums[r * THREADS + t] = sum;
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      for (var r = 0u; r < 3u; r++) {
        sums[r * THREADS + t] = dAdd(sums[r * THREADS + t], sums[r * THREADS + t + half]);
      }
    }
  }
  if (t == 0u) {
    let middle = sums[THREADS];
    // Beside middle squares that are not little, small ones are nothing.
    var other = sums[0];
    var power = 600;
    if (dIsZero(other) && dLess(middle, LITTLE)) {
      other = sums[2u * THREADS];
      power = -600;
    }
    if (dIsZero(other)) {
      power = 0;
    }
    result[p.offResult] = dScale(dSqrt(dAdd(other, dScale(middle, -2 * power))), power);
  }
}
