// The sum over all threads of a workgroup, for all of them. Uses the kernel's THREADS, a power of two.
var<workgroup> sums: array<f32, THREADS>;

fn sumOfAll(t: u32, value: f32) -> f32 {
  sums[t] = value;
  workgroupBarrier();
  for (var k = THREADS / 2u; k > 0u; k /= 2u) {
    if (t < k) {
      sums[t] += sums[t + k];
    }
    workgroupBarrier();
  }
  let sum = sums[0];
  workgroupBarrier();
  return sum;
}
