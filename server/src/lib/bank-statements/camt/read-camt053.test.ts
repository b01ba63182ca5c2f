import { describe, expect, it } from 'vitest';
import { readStatement } from '../read-statement.ts';

const DETAILS =
  '<RltdPties><Dbtr><Nm>G OKONKWO</Nm></Dbtr></RltdPties><RmtInf><Ustrd>WF-4PX2HE</Ustrd><Ustrd>balance</Ustrd></RmtInf>';
const amount = (text: string, currency = 'EUR') => `<Amt Ccy="${currency}">${text}</Amt>`;
const details = (...parts: string[]) =>
  `<NtryDtls>${parts.map((part) => `<TxDtls>${part}</TxDtls>`).join('')}</NtryDtls>`;
interface Entry {
  text?: string;
  kind?: string;
  status?: string;
  more?: string;
  day?: string;
  parts?: string;
}
const entry = ({
  day = '<BookgDt><Dt>2026-03-19</Dt></BookgDt>',
  kind = 'CRDT',
  more = '',
  parts = details(DETAILS),
  status = '<Sts>BOOK</Sts>',
  text = '2520.00',
}: Entry = {}) =>
  `<Ntry>${amount(text)}<CdtDbtInd>${kind}</CdtDbtInd>${more}${status}${day}${parts}</Ntry>`;
const statement = (entries: string, account = 'DE89370400440532013000') =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries}</Stmt>`;
const file = (statements: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>${statements}</BkToCstmrStmt></Document>`;
const read = (text: string) => readStatement(new TextEncoder().encode(text), 'eur');
const linesOf = async (text: string) => (await read(text)).lines;

describe('CAMT.053', () => {
  it.each(['02', '03', '04', '06', '08'])('version %s is read', async (version) => {
    const isNew = version >= '08';
    const status = isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>';
    const parts = details(
      isNew ? DETAILS.replace('<Nm>G OKONKWO</Nm>', '<Pty><Nm>G OKONKWO</Nm></Pty>') : DETAILS,
    );
    expect(await linesOf(file(statement(entry({ status, parts })), version))).toMatchObject([
      {
        bookedOn: '2026-03-19',
        amount: 252_000,
        payer: 'G OKONKWO',
        purpose: 'WF-4PX2HE balance',
      },
    ]);
  });

  it('with a prefix and several statements is read, and its accounts are distinguished', async () => {
    const text = file(statement(entry()) + statement(entry(), 'DE11'))
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns:')
      .replace('xmlns=', 'xmlns:ns=');
    const lines = await linesOf(text);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.key).not.toBe(lines[1]?.key);
  });

  it('has only booked, incoming money, without reversals', async () => {
    const entries = [
      entry({ kind: 'DBIT' }),
      entry({ status: '<Sts>PDNG</Sts>' }),
      entry({ status: '<Sts>INFO</Sts>' }),
      entry({ more: '<RvslInd>true</RvslInd>' }),
      entry({ more: '<RvslInd>false</RvslInd>', text: '1.00' }),
    ];
    expect(await linesOf(file(statement(entries.join(''))))).toMatchObject([{ amount: 100 }]);
  });

  it('has a line for each part of a batch, unless the parts have no amounts or another sum', async () => {
    const part = (text: string, name: string) =>
      `${amount(text)}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>`;
    const batch = entry({ text: '30.00', parts: details(part('10', 'Ada'), part('20', 'Ben')) });
    expect(await linesOf(file(statement(batch)))).toMatchObject([
      { amount: 1000, payer: 'Ada' },
      { amount: 2000, payer: 'Ben' },
    ]);
    const other = entry({ text: '31.00', parts: details(part('10', 'Ada'), part('20', 'Ben')) });
    expect(await linesOf(file(statement(other)))).toMatchObject([
      { amount: 3100, payer: 'Ada, Ben' },
    ]);
  });

  it('has day, reference and text in other possible places', async () => {
    const parts = details(
      '<Refs><EndToEndId>WF-9QD7KW</EndToEndId></Refs><RltdPties><UltmtDbtr><Nm>N &amp; P</Nm></UltmtDbtr></RltdPties>',
    );
    const day = '<BookgDt><DtTm>2026-03-20T08:00:00+01:00</DtTm></BookgDt>';
    const plain = entry({ parts: '<AddtlNtryInf>Cash deposit</AddtlNtryInf>' });
    expect(await linesOf(file(statement(entry({ day, parts }) + plain)))).toMatchObject([
      { bookedOn: '2026-03-20', payer: 'N & P', purpose: 'WF-9QD7KW' },
      { payer: '', purpose: 'Cash deposit' },
    ]);
  });

  it('distinguishes payments by the bank’s id, but not by a number that counts the entries', async () => {
    const keys = async (more: string) =>
      (await linesOf(file(statement(entry({ more }))))).map(({ key }) => key);
    const [plain] = await keys('');
    expect(await keys('<NtryRef>00001</NtryRef>')).toEqual([plain]);
    expect(await keys('<AcctSvcrRef>A77</AcctSvcrRef>')).not.toEqual([plain]);
    expect(await keys('<NtryRef>2026-03-19/77</NtryRef>')).not.toEqual([plain]);
  });

  it.each([
    ['no amount', entry({ text: 'ten' }), { fault: 'bad_amount', entry: 2 }],
    ['parts of a cent', entry({ text: '1.001' }), { fault: 'bad_amount', entry: 2 }],
    ['no day', entry({ day: '' }), { fault: 'bad_day', entry: 2 }],
    [
      'a day that does not exist',
      entry({ day: '<BookgDt><Dt>2026-02-31</Dt></BookgDt>' }),
      { fault: 'bad_day', entry: 2 },
    ],
    ['an open element', '<Ntry>', { fault: 'broken_xml', line: 2 }],
    ['an unknown entity', entry({ more: '&xxe;' }), { fault: 'broken_xml', line: 2 }],
  ])('with %s is refused', async (_name, entries, params) => {
    await expect(read(file(statement(entry() + entries)))).rejects.toMatchObject({
      code: 'invalid_input',
      params,
    });
  });

  it('of another kind, or with a DOCTYPE, is refused', async () => {
    const report = file(statement(entry())).replace('camt.053', 'camt.052');
    await expect(read(report)).rejects.toMatchObject({ params: { fault: 'other_xml' } });
    const bomb = file(statement(entry())).replace(
      '<Document',
      '<!DOCTYPE a [<!ENTITY b "c">]><Document',
    );
    await expect(read(bomb)).rejects.toMatchObject({ params: { fault: 'doctype' } });
  });
});
