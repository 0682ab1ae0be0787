// Sums and maxima over the threads of a workgroup of at most 256, always in the same order. All threads call them.
var<workgroup> shares: array<u32, THREADS>;
var<workgroup> parts: array<u32, 16>;

fn sumOver(t: u32, value: f32) -> f32 {
  workgroupBarrier();
  shares[t] = bitcast<u32>(value);
  workgroupBarrier();
  if (t < 16u) {
    var sum = 0.0;
    for (var k = t; k < THREADS; k += 16u) {
      sum += bitcast<f32>(shares[k]);
    }
    parts[t] = bitcast<u32>(sum);
  }
  workgroupBarrier();
  var total = 0.0;
  for (var k = 0u; k < 16u; k++) {
    total += bitcast<f32>(parts[k]);
  }
  return total;
}

// Of the bits of non-negative numbers.
fn maxOver(t: u32, value: u32) -> u32 {
  workgroupBarrier();
  shares[t] = value;
  workgroupBarrier();
  if (t < 16u) {
    var most = 0u;
    for (var k = t; k < THREADS; k += 16u) {
      most = max(most, shares[k]);
    }
    parts[t] = most;
  }
  workgroupBarrier();
  var most = 0u;
  for (var k = 0u; k < 16u; k++) {
    most = max(most, parts[k]);
  }
  return most;
}
