// The triangular factor T of ORDER reflectors, H(0) H(1) ... = I - V T V^T, row by row: no row needs another.
// Uses the kernel's T and p.ldt.
var<workgroup> products: array<f32, ORDER * ORDER>; // V^T V by columns, what lies above its diagonal
var<workgroup> scales: array<f32, ORDER>; // tau

// Row t, from T[place] on, `columns` of it: T(t,k) = -tau(k) (T(t,t:k) (V^T V)(t:k,k)), tau(k) for k = t, zero in front of it.
fn factorRow(t: u32, place: u32, columns: u32) {
  // @registers
  var line: array<f32, ORDER>;
  // @unroll
  for (var k = 0u; k < ORDER; k++) {
    var sum = 0.0;
    // @unroll
    for (var c = 0u; c < k; c++) {
      sum = fma(line[c], products[c + k * ORDER], sum);
    }
    line[k] = select(select(-scales[k] * sum, 0.0, k < t), scales[k], k == t);
    if (k < columns) {
      T[place + k * p.ldt] = line[k];
    }
  }
}
