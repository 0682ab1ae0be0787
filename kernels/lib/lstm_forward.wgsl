// Steps of an LSTM's cells. Kernels have b and Y besides what lstm_cell needs.

fn given(d: u32, gate: u32, j: u32) -> V {
  var value = V();
  if (p.hasB == 1u) {
    value = widen(b[p.offB + (d * 4u + gate) * p.hidden + j]);
  }
  return value;
}

// Makes the next state of a cell from the sums of its gates, in the order of W, without bias and peepholes.
fn advance(d: u32, seq: u32, j: u32, sums: vec4<V>) {
  let time = timeNow(d);
  let old = oldCell(d, seq, j);
  let i = logistic(sums[p.gateI] + given(d, p.gateI, j) + peephole(d, 0u, j) * old);
  let f = logistic(sums[p.gateF] + given(d, p.gateF, j) + peephole(d, 2u, j) * old);
  let g = tangent(sums[p.gateG] + given(d, p.gateG, j));
  let cell = fma(f, old, i * g);
  let o = logistic(sums[p.gateO] + given(d, p.gateO, j) + peephole(d, 1u, j) * cell);
  let at = gatesAt(d, time, seq) + j;
  S[at + p.gateI * p.hidden] = narrow(i);
  S[at + p.gateF * p.hidden] = narrow(f);
  S[at + p.gateG * p.hidden] = narrow(g);
  S[at + p.gateO * p.hidden] = narrow(o);
  S[cellAt(d, time, seq, j)] = narrow(cell);
  Y[p.offY + ((time * p.ways + d) * p.batch + seq) * p.hidden + j] = narrow(o * tangent(cell));
}
